-- tries are counted by a library, outside the database
drop table attempts;
drop table tries;
