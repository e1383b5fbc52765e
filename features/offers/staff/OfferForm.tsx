import { Button, Group, NativeSelect, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { useState, type FormEvent, type ReactElement } from 'react';
import type { Cents } from '../../../platform/base/money.ts';
import { formatDollars } from '../../../platform/base/money.ts';
import { LANGUAGE_NAMES } from '../../../platform/base/language.ts';
import { readDraft, useFormDraft } from '../../../platform/web/form/form-draft.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useColleagues } from '../../../platform/web/identity/colleagues-context.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import type { OfferTerms } from '../rules/offer-terms.ts';
import { FOUND, FOUND_WORDS, isPhoneSale } from '../../contacts/rules/found.ts';
import {
  checkOffer,
  EMPTY_PAYMENT,
  EMPTY_SERVICE,
  fillOffer,
  flatten,
  inputOfOffer,
  isFound,
  totalOf,
  unflatten,
  type OfferProblems,
} from './offer-form.ts';
import { api } from './queries.ts';
import { PaymentFields, ServiceFields } from './OfferRows.tsx';

interface OfferFormProps {
  readonly contactId: string;
  readonly templates: readonly {
    readonly versionId: string;
    readonly name: string;
    readonly language: 'en' | 'es';
    readonly number: number;
  }[];
  readonly language: 'en' | 'es';
  readonly longestTerm: number;
  readonly lastTerms: OfferTerms | null;
  readonly onDone: () => void;
}

/** Makes an offer. It begins as the office's last one. */
export function OfferForm({ contactId, templates, language, longestTerm, lastTerms, onDone }: OfferFormProps): ReactElement {
  const { all, me } = useColleagues();
  const make = useChange(api.make);
  const key = `offers:${contactId}`;
  const usual = templates.find((one) => one.language === language) ?? templates[0];
  const [values, setValues] = useState(() => unflatten(readDraft(key), fillOffer(lastTerms, usual?.versionId ?? '', longestTerm)));
  // Sentences stay beside a field only while what is typed there is still wrong.
  const [isChecked, setIsChecked] = useState(false);
  const problems: OfferProblems = isChecked ? checkOffer(values, longestTerm) : {};
  const forget = useFormDraft(key, flatten(values));
  const set = (change: Partial<typeof values>): void => setValues((before) => ({ ...before, ...change }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setIsChecked(true);
    if (Object.keys(checkOffer(values, longestTerm)).length > 0) return;
    make.start(inputOfOffer(contactId, values), () => {
      forget();
      onDone();
    });
  };
  const close = (): void => {
    forget();
    onDone();
  };
  return (
    <form onSubmit={submit} noValidate aria-labelledby="offer-form">
      <Stack gap="sm">
        <Title order={3} id="offer-form">
          Offer an agreement
        </Title>
        <NativeSelect
          label="Template"
          description={`The client reads ${LANGUAGE_NAMES[language]}.`}
          value={values.templateVersionId}
          error={problems['templateVersionId']}
          onChange={(event) => set({ templateVersionId: event.currentTarget.value })}
          data={[
            { value: '', label: 'Choose a template' },
            ...templates.map((one) => ({
              value: one.versionId,
              label: `${one.name} (${LANGUAGE_NAMES[one.language]}, version ${one.number})`,
            })),
          ]}
        />
        {values.services.map((service, i) => (
          <ServiceFields
            key={i}
            index={i}
            value={service}
            problems={problems}
            onChange={(changed) => set({ services: values.services.map((one, at) => (at === i ? changed : one)) })}
            onRemove={values.services.length > 1 ? () => set({ services: values.services.filter((_, at) => at !== i) }) : undefined}
          />
        ))}
        <Group>
          <Button variant="default" size="xs" onClick={() => set({ services: [...values.services, EMPTY_SERVICE] })}>
            Add a service
          </Button>
          <Button variant="default" size="xs" onClick={() => set({ payments: [...values.payments, EMPTY_PAYMENT] })}>
            Add a payment to someone else
          </Button>
        </Group>
        {values.payments.map((payment, i) => (
          <PaymentFields
            key={i}
            index={i}
            value={payment}
            problems={problems}
            onChange={(changed) => set({ payments: values.payments.map((one, at) => (at === i ? changed : one)) })}
            onRemove={() => set({ payments: values.payments.filter((_, at) => at !== i) })}
          />
        ))}
        <Text fw={500}>Total of all payments: {formatDollars(totalOf(values) as Cents)}</Text>
        <TextInput
          label="Term in days"
          description={`How long the work takes, from the day of signing. At most ${longestTerm} here.`}
          inputMode="numeric"
          w={{ base: '100%', xs: 320 }}
          value={values.termDays}
          error={problems['termDays']}
          onChange={(event) => set({ termDays: event.currentTarget.value })}
        />
        <Textarea
          label="Guarantees"
          description="Leave empty for none. No one can promise what a bureau will decide."
          autosize
          value={values.guarantees}
          onChange={(event) => set({ guarantees: event.currentTarget.value })}
        />
        <NativeSelect
          label="How the client was found"
          value={values.found}
          error={problems['found']}
          onChange={(event) => set({ found: event.currentTarget.value })}
          data={[{ value: '', label: 'Choose' }, ...FOUND.map((value) => ({ value, label: FOUND_WORDS[value] }))]}
        />
        {isFound(values.found) && isPhoneSale(values.found) && (
          <Text size="sm">
            After a sale by phone no fee may be asked before a report issued more than six months after the result shows it (16 CFR
            310.4(a)(2)). The contract says so.
          </Text>
        )}
        <NativeSelect
          label="Sold by"
          value={values.soldById === '' ? (me ?? '') : values.soldById}
          onChange={(event) => set({ soldById: event.currentTarget.value })}
          data={all.filter(({ active }) => active).map(({ id, name }) => ({ value: id, label: name }))}
        />
        <RefusalNote error={make.error} />
        <Group>
          <Button type="submit" loading={make.isPending}>
            Offer, and email the client
          </Button>
          <Button variant="default" onClick={close}>
            Close
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
