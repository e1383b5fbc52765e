-- Who stands further up in a file is kept in memory while its check runs; no staged row is looked up by its person any more.
drop index import_rows_by_person;
