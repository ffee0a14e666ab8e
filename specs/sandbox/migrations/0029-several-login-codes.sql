-- Several codes of an e-mail: one that a stranger has requested does not end the customer's own.
alter table login_codes drop constraint login_codes_pkey;
alter table login_codes add primary key (email, code_hash);
