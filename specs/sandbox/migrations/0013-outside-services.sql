-- Books of services that are strangers to the shop.

-- Orders that the review service was told of.
create table review_orders (
  order_id text primary key,
  email text not null,
  product_item_ids jsonb not null,
  logged timestamptz not null
);

-- What the conversion scripts of other services told them, in order.
create table conversion_hits (
  id integer generated always as identity primary key,
  service text not null,
  told jsonb not null,
  seen timestamptz not null
);
