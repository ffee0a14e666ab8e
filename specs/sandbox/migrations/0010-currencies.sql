-- an order is paid in the currency that it was placed in
alter table gateway_payments add column currency text not null default 'CZK';
