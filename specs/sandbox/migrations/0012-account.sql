-- Lines of lists have numbers of their own, so that each can be taken out.
alter table shopping_list_items drop constraint shopping_list_items_pkey;
alter table shopping_list_items add column id integer generated always as identity primary key;
alter table shopping_list_items add column custom jsonb;
alter table shopping_list_items add unique (list_id, variant_id);

-- the wish list has the same code with everybody, and its name may be that of another list
alter table shopping_lists drop constraint shopping_lists_code_key;
alter table shopping_lists drop constraint shopping_lists_customer_id_name_key;
alter table shopping_lists add unique (customer_id, code);
create unique index shopping_list_names on shopping_lists (customer_id, name) where code <> 'wishlist';

-- What customers keep to be sent to and billed at.
create table addresses (
  id integer generated always as identity primary key,
  customer_id integer not null references customers (id),
  type text not null check (type in ('billing', 'shipping')),
  name text not null,
  phone text,
  business jsonb,
  address jsonb not null,
  is_default boolean not null default false,
  created timestamptz not null
);
create index on addresses (customer_id);
-- one of each type is offered first
create unique index one_default_address on addresses (customer_id, type) where is_default;
