-- Mailed links to an order, for who has no account. The row of a link that nobody gets has no order.
create table order_links (
  token_hash text primary key,
  order_id uuid references orders (id) on delete cascade,
  expires timestamptz not null,
  used boolean not null default false
);
create index on order_links (order_id);
