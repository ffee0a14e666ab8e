-- Claims of delivered goods: what the customer wrote, and what became of it.
create table claims (
  number text primary key,
  order_id uuid not null references orders (id),
  doc jsonb not null,
  course jsonb not null,
  filed timestamptz not null,
  -- when something happens to it next by itself
  due timestamptz
);

create index claims_order on claims (order_id);
create index claims_due on claims (due) where due is not null;

-- Photos that were sent for claims of an order, made small and without what cameras write into them. `id` is made from the
-- file, so that the same file is one photo; what no claim names is forgotten after a day.
create table claim_photos (
  order_id uuid not null references orders (id),
  id text not null,
  width integer not null,
  height integer not null,
  photo bytea not null,
  small bytea not null,
  used boolean not null default false,
  created timestamptz not null,
  primary key (order_id, id)
);

create index claim_photos_unused on claim_photos (created) where not used;
