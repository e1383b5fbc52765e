-- What became of disputes is counted by furnisher, on the page of a recipient.
create index dispute_items_by_furnisher on dispute_items (furnisher_index) where state not in ('draft', 'withdrawn');
