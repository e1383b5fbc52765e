// Owner, urgency, follow-up and tags in place. When someone else changed one first, both values are shown and one is chosen.
import { NativeSelect, Stack, TagsInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { asRefusal } from '../../../platform/web/live/api-refusal.ts';
import { useColleagues } from '../../../platform/web/identity/colleagues-context.ts';
import { ConflictNote } from '../../../platform/web/form/ConflictNote.tsx';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { URGENCIES, type ContactView } from '../../contacts/contract.ts';
import { contactChoicesOptions, contactOptions, fetchContact, useQuickUpdate, type QuickChange } from './queries.ts';
import { FollowUpDate } from './parts/FollowUpDate.tsx';
import classes from './QuickFields.module.css';

/** A change of one field, with its text for the screen. */
interface Change {
  readonly set: QuickChange['set'];
  readonly label: string;
  readonly mine: string;
  readonly wordsOf: (contact: ContactView) => string;
}

export function QuickFields({ contact }: { readonly contact: ContactView }): ReactElement {
  const { all, nameOf } = useColleagues();
  const { data: choices } = useQuery(contactChoicesOptions());
  const [conflict, setConflict] = useState<Change & { readonly saved: ContactView }>();
  const cache = useQueryClient();
  const quick = useQuickUpdate();

  const save = async (change: Change, version = contact.version): Promise<void> => {
    setConflict(undefined);
    try {
      await quick.run({ id: contact.id, version, set: change.set });
    } catch (error) {
      if (asRefusal(error).code !== 'app.changedMeanwhile') return;
      const saved = await fetchContact(contact.id);
      cache.setQueryData(contactOptions(contact.id).queryKey, saved);
      // Someone changed something else: there is nothing to choose between.
      if (change.wordsOf(contact) === change.wordsOf(saved)) await save(change, saved.version);
      else setConflict({ ...change, saved });
    }
  };
  const ownerOf = ({ ownerId }: ContactView): string => (ownerId === null ? 'No one yet' : (nameOf(ownerId) ?? 'A former colleague'));
  const urgencyOf = ({ urgency }: ContactView): string => urgency ?? 'Not set';
  const dayOf = ({ followUpOn }: ContactView): string => (followUpOn === null ? 'None' : formatDate(followUpOn));
  const tagsOf = ({ tags }: ContactView): string => tags.join(', ') || 'None';

  if (!contact.abilities.update) {
    return (
      <ReadOnly
        facts={[
          ['Owner', ownerOf(contact)],
          ['Urgency', urgencyOf(contact)],
          ['Next follow-up', dayOf(contact)],
          ['Tags', tagsOf(contact)],
        ]}
      />
    );
  }
  const people = all.filter(({ id, active }) => active || id === contact.ownerId);
  const setTags = (tags: string[]): void => {
    const [addTags, removeTags] = [tags.filter((tag) => !contact.tags.includes(tag)), contact.tags.filter((tag) => !tags.includes(tag))];
    if (addTags.length + removeTags.length === 0) return;
    void save({
      set: { ...(addTags.length > 0 && { addTags }), ...(removeTags.length > 0 && { removeTags }) },
      label: 'Tags',
      mine: tags.join(', '),
      wordsOf: tagsOf,
    });
  };
  const setOwner = (ownerId: string | null): void =>
    void save({ set: { ownerId }, label: 'Owner', mine: nameOf(ownerId) ?? 'No one yet', wordsOf: ownerOf });
  const setUrgency = (urgency: ContactView['urgency']): void =>
    void save({ set: { urgency }, label: 'Urgency', mine: urgency ?? 'Not set', wordsOf: urgencyOf });
  const setDay = (followUpOn: string | null): void =>
    void save({
      set: { followUpOn },
      label: 'Next follow-up',
      mine: followUpOn === null ? 'None' : formatDate(followUpOn),
      wordsOf: dayOf,
    });
  const input = { size: 'xs', disabled: quick.isPending } as const;
  return (
    <Stack gap="xs">
      <div className={classes['fields']}>
        <NativeSelect
          {...input}
          label="Owner"
          value={contact.ownerId ?? ''}
          data={[{ value: '', label: 'No one yet' }, ...people.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={(event) => setOwner(event.currentTarget.value || null)}
        />
        <NativeSelect
          {...input}
          label="Urgency"
          value={contact.urgency ?? ''}
          data={[{ value: '', label: 'Not set' }, ...URGENCIES]}
          onChange={(event) => setUrgency(URGENCIES.find((known) => known === event.currentTarget.value) ?? null)}
        />
        <FollowUpDate key={contact.followUpOn ?? ''} value={contact.followUpOn} busy={quick.isPending} onChange={setDay} />
        <TagsInput
          {...input}
          label="Tags"
          className={classes['tags'] ?? ''}
          value={[...contact.tags]}
          data={choices?.tags ?? []}
          maxTags={20}
          maxLength={40}
          placeholder={contact.tags.length === 0 ? 'Type and press Enter' : ''}
          onChange={setTags}
        />
      </div>
      {conflict ? (
        <ConflictNote
          busy={quick.isPending}
          differences={[{ label: conflict.label, mine: conflict.mine, saved: conflict.wordsOf(conflict.saved) }]}
          onKeepMine={() => void save(conflict, conflict.saved.version)}
          onUseSaved={() => setConflict(undefined)}
        />
      ) : (
        quick.error !== null && asRefusal(quick.error).code !== 'app.changedMeanwhile' && <RefusalNote error={quick.error} />
      )}
    </Stack>
  );
}

function ReadOnly({ facts }: { readonly facts: readonly (readonly [name: string, value: string])[] }): ReactElement {
  return (
    <dl className={classes['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
