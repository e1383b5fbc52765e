-- Hot leads newest first, the claimed and contacted ones among them; contacts_hot keeps those that wait for a first answer.
create index contacts_urgent_leads on contacts (id)
  where category = 'lead' and urgency in ('High', 'Critical') and stage <> 'lost' and archived_at is null;
