-- Goods are sold by the metre too: amounts have up to three decimals, and are counted without error.
alter table variants
  add column amount_decimals integer not null default 0 check (amount_decimals between 0 and 3),
  add column amount_step numeric(7, 3) not null default 1 check (amount_step > 0),
  alter column amount_min type numeric(7, 3),
  alter column amount_max type numeric(7, 3);
alter table stock alter column amount type numeric(10, 3);
alter table cart_items alter column amount type numeric(7, 3);
alter table order_items alter column amount type numeric(7, 3);
alter table reservations alter column amount type numeric(7, 3);
alter table shopping_list_items alter column amount type numeric(7, 3);
