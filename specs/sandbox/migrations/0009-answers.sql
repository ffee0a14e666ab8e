-- an answer is kept to be sent again, never to be asked about: as it was written, and not packed
alter table idempotency_keys alter column answer type json using answer::json;
alter table idempotency_keys alter column answer set storage external;
