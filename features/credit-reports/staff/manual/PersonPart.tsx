import { Button, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { BUREAUS, BUREAU_NAMES, type Bureau } from '../../../report-files/rules/bureaus.ts';
import { useEntry } from './entry-context.ts';
import classes from './EntryForm.module.css';
import { identityProblems } from './field-problems.ts';
import { DateField, WordsField } from './fields.tsx';
import { identityAt, isBlankIdentity, setIdentity, type FormReport, type TypedIdentity } from './form-report.ts';

/** Whom each bureau names. Compared with the contact, so that no one works on someone else's report. */
export function PersonPart({ form }: { readonly form: FormReport }): ReactElement {
  const shown = BUREAUS.filter((bureau) => form.bureaus.includes(bureau) || !isBlankIdentity(identityAt(form, bureau)));
  const filled = shown.find((bureau) => !isBlankIdentity(identityAt(form, bureau)));
  return (
    <section className={classes['part']} aria-label="Person">
      <h3 className={classes['title']}>Person</h3>
      {shown.map((bureau) => (
        <Person key={bureau} identity={identityAt(form, bureau)} like={filled} form={form} />
      ))}
    </section>
  );
}

function Person({
  identity,
  like,
  form,
}: {
  readonly identity: TypedIdentity;
  readonly like: Bureau | undefined;
  readonly form: FormReport;
}): ReactElement {
  const around = useEntry();
  const { bureau } = identity;
  const problems = identityProblems(identity, around);
  const change = (part: Partial<TypedIdentity>): void =>
    around.edit((before) => setIdentity(before, { ...identityAt(before, bureau), ...part }));
  const label = (what: string): string => `${what} at ${BUREAU_NAMES[bureau]}`;
  return (
    <fieldset className={classes['person']}>
      <legend className={classes['legend']}>{BUREAU_NAMES[bureau]}</legend>
      {problems.bureau !== undefined && (
        <p className={classes['problem']} role="alert">
          {problems.bureau}
        </p>
      )}
      {isBlankIdentity(identity) && like !== undefined && (
        <Button variant="subtle" size="compact-xs" onClick={() => change({ ...identityAt(form, like), bureau })}>
          Same as at {BUREAU_NAMES[like]}
        </Button>
      )}
      <div className={classes['fields']}>
        <WordsField label="Name" fullLabel={label('Name')} maxLength={120} value={identity.name} onText={(name) => change({ name })} />
        <WordsField
          label="SSN, last four digits"
          fullLabel={label('SSN, last four digits,')}
          maxLength={4}
          inputMode="numeric"
          value={identity.ssnLast4}
          problem={problems.ssnLast4}
          onText={(ssnLast4) => change({ ssnLast4 })}
        />
        <DateField
          label="Date of birth"
          placeholder="MM/DD/YYYY"
          fullLabel={label('Date of birth')}
          value={identity.dateOfBirth}
          problem={problems.dateOfBirth}
          onText={(dateOfBirth) => change({ dateOfBirth })}
        />
        <TextInput
          label="Address"
          aria-label={label('Address')}
          maxLength={200}
          autoComplete="off"
          value={identity.address}
          onChange={(event) => change({ address: event.currentTarget.value })}
        />
      </div>
    </fieldset>
  );
}
