-- Declarations of withdrawal from people who named an order and its e-mail. Each is a row, whether there is such an order or
-- not, until it was looked at. Withdrawals themselves are kept in `orders.course`.
create table withdrawal_declarations (
  id integer primary key generated always as identity,
  name text not null,
  order_code text not null,
  email text not null,
  bank_account text,
  received timestamptz not null
);
