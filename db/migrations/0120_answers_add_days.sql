-- The day on which the first answer on paper to a letter came, which answers keep here. Lists of letters show it and filter by it.
alter table letters add column answer_came_on date;

update letters l set answer_came_on = came.first_on
from (
  select a.letter_id, min(coalesce(a.received_on, (a.arrived_at at time zone 'America/New_York')::date)) as first_on
  from answers a where a.letter_id is not null and a.state in ('to-enter', 'entered') group by a.letter_id
) came
where came.letter_id = l.id;

create index letters_answered on letters (answer_came_on) where answer_came_on is not null;

-- The day of the notice by which a bureau said that it put this removed item back (15 U.S.C. 1681i(a)(5)(B)(ii)): no letter may say then that none came.
alter table dispute_items add column notice_on date;
