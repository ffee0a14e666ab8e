-- What listings filter and sort by, in a form that a process can read whole at its start.
-- `facets` are pairs of a parameter and its value: an option's id, 1 or 0 for yes and no, a hundredth of a number.
alter table products
  add column merit integer not null default 0,
  add column tags text[] not null default '{}',
  add column facets integer[] not null default '{}',
  add column visible_to text;
alter table categories add column visible_to text;
alter table variants
  add column facets integer[] not null default '{}',
  add column quantity_prices jsonb not null default '[]',
  add column credits_price integer check (credits_price > 0);

-- Which products changed since a snapshot, for processes that hold the catalogue in memory.
create table product_changes (
  xid xid8 not null default pg_current_xact_id(),
  product_id integer not null,
  noted timestamptz not null default now()
);
create index on product_changes (xid);

create function note_product() returns trigger language plpgsql as $$
begin
  insert into product_changes (product_id) values (new.id);
  return null;
end $$;

create function note_variant() returns trigger language plpgsql as $$
begin
  insert into product_changes (product_id) values (new.product_id);
  return null;
end $$;

create function note_stock() returns trigger language plpgsql as $$
begin
  insert into product_changes (product_id)
  select product_id from variants where id = coalesce(new.variant_id, old.variant_id);
  return null;
end $$;

-- whoever fills an empty database sets vanek.seeding, so that nothing is noted then
create trigger note_change after update of price, rating, review_count, popularity, merit, saleable, tags on products
  for each row when (coalesce(current_setting('vanek.seeding', true), '') <> 'on') execute function note_product();
create trigger note_change after update of price, check_stock on variants
  for each row when (coalesce(current_setting('vanek.seeding', true), '') <> 'on') execute function note_variant();
create trigger note_change after insert or update or delete on stock
  for each row when (coalesce(current_setting('vanek.seeding', true), '') <> 'on') execute function note_stock();
