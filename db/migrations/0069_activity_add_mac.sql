-- The chain was a plain hash, which whoever may write to the database could compute again. From here on each link is made with a key outside it;
-- the step that follows gives the links there are theirs.
alter table activity_chain add column mac bytea;
