-- Photos in reviews. What a review shows is in the review; the files are kept once, made small and without what cameras
-- write into them. `id` is made from the file, so that the same file is one photo; what no review names is forgotten
-- after a day.
alter table reviews add column photos jsonb not null default '[]';

create table review_photos (
  id text primary key,
  product_id integer not null references products (id),
  width integer not null,
  height integer not null,
  photo bytea not null,
  used boolean not null default false,
  created timestamptz not null
);

create index review_photos_unused on review_photos (created) where not used;

-- Questions about products, which the shop answers by mail.
create table product_questions (
  id integer generated always as identity primary key,
  product_id integer not null references products (id),
  name text not null,
  email text not null,
  question text not null,
  created timestamptz not null
);

create index product_questions_email on product_questions (email);
