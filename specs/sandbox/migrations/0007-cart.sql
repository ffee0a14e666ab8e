-- Lines under lines, and what a piece cost when the shopper looked at the line last.
alter table cart_items add column parent_id integer references cart_items (id) on delete cascade;
alter table cart_items add column seen_price integer check (seen_price >= 0);
create index on cart_items (parent_id) where parent_id is not null;

-- since when goods are not known to the shop any more, although carts may hold them
alter table variants add column withdrawn timestamptz;

-- thousandths of a crown: finer than the currency, so that it is rounded when it is paid
alter table order_gifts add column price_thousandths integer not null default 0 check (price_thousandths >= 0);

-- What customers keep to buy another time.
create table shopping_lists (
  id integer generated always as identity primary key,
  customer_id integer not null references customers (id),
  code text not null unique,
  name text not null,
  created timestamptz not null,
  unique (customer_id, name)
);

-- of a variant no more than its number, since lists outlive the catalogue
create table shopping_list_items (
  list_id integer not null references shopping_lists (id) on delete cascade,
  position integer not null,
  variant_id integer not null,
  amount integer not null check (amount > 0),
  primary key (list_id, position)
);
