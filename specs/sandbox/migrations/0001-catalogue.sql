-- What is sold. Money is whole haléře with VAT; *_key columns sort Czech text bytewise (collation "C").
create extension if not exists pg_trgm;

create table brands (
  id integer primary key,
  slug text not null unique,
  title text not null
);

create table categories (
  id integer primary key,
  parent_id integer references categories (id),
  path text not null unique,
  slug text not null,
  title text not null,
  full_title text not null,
  sort_key text not null collate "C",
  level integer not null,
  weight integer not null,
  doc jsonb not null
);
create index on categories (parent_id);

create table products (
  id integer primary key,
  slug text not null unique,
  name text not null,
  sort_key text not null collate "C",
  category_id integer not null references categories (id),
  brand_id integer references brands (id),
  default_variant_id integer not null,
  price integer not null,
  rating integer not null,
  review_count integer not null,
  popularity integer not null,
  created date not null,
  saleable boolean not null,
  oversized boolean not null,
  free_shipping boolean not null,
  search_text text not null,
  doc jsonb not null
);
create index on products (category_id, popularity desc, id);
create index products_search on products using gin (search_text gin_trgm_ops);

create table variants (
  id integer primary key,
  product_id integer not null references products (id),
  position integer not null,
  catalog_code text not null unique,
  marketing_code text not null,
  ean text,
  name text not null,
  fullname text not null,
  unit text not null,
  price integer not null check (price >= 0),
  original_price integer not null,
  lowest_price integer,
  amount_min integer not null,
  amount_max integer not null,
  delay_days integer not null,
  check_stock boolean not null,
  doc jsonb not null
);
create index on variants (product_id, position);

create table warehouses (
  id integer primary key,
  name text not null,
  central boolean not null,
  virtual boolean not null
);

create table stock (
  variant_id integer not null references variants (id),
  warehouse_id integer not null references warehouses (id),
  amount integer not null check (amount >= 0),
  primary key (variant_id, warehouse_id)
);

create table reviews (
  id integer primary key,
  product_id integer not null references products (id),
  author text not null,
  rating integer not null check (rating between 0 and 100),
  body text,
  created timestamptz not null,
  verified boolean not null
);
create index on reviews (product_id, created desc);

-- What editors write, and the lists of a shop that nobody edits while it sells: kind and key name one document.
create table documents (
  kind text not null,
  key text not null,
  weight integer not null,
  doc jsonb not null,
  primary key (kind, key)
);

create table meta (
  key text primary key,
  value text not null
);
