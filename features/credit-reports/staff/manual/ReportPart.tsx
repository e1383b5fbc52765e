import { Checkbox, Group, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { officeToday } from '../../../../platform/web/look/office-day.ts';
import { BUREAUS, BUREAU_NAMES, type Bureau } from '../../../report-files/rules/bureaus.ts';
import { useEntry } from './entry-context.ts';
import classes from './EntryForm.module.css';
import { headProblems } from './field-problems.ts';
import { WordsField } from './fields.tsx';
import type { FormReport } from './form-report.ts';

/** Which report this is: its day, who sold it, whose files it holds. */
export function ReportPart({ form }: { readonly form: FormReport }): ReactElement {
  const { edit, finishing } = useEntry();
  const problems = headProblems(form, finishing, officeToday());
  const choose = (bureau: Bureau, on: boolean): void =>
    edit((before) => ({ ...before, bureaus: BUREAUS.filter((one) => (one === bureau ? on : before.bureaus.includes(one))) }));
  return (
    <section className={classes['part']} aria-label="Report">
      <h3 className={classes['title']}>Report</h3>
      <div className={classes['fields']}>
        <TextInput
          type="date"
          label="Date of the report"
          max={officeToday()}
          value={form.reportDate}
          error={problems.reportDate}
          onChange={(event) => {
            const reportDate = event.currentTarget.value;
            edit((before) => ({ ...before, reportDate }));
          }}
        />
        <WordsField
          label="Source"
          placeholder="Such as annualcreditreport.com"
          maxLength={60}
          value={form.provider}
          onText={(provider) => edit((before) => ({ ...before, provider }))}
        />
      </div>
      <Checkbox.Group label="Bureaus" value={[...form.bureaus]} error={problems.bureaus} mt="sm">
        <Group gap="md" mt={6}>
          {BUREAUS.map((bureau) => (
            <Checkbox
              key={bureau}
              value={bureau}
              label={BUREAU_NAMES[bureau]}
              {...(problems.bureaus !== undefined && { error: true, 'aria-invalid': true })}
              onChange={(event) => choose(bureau, event.currentTarget.checked)}
            />
          ))}
        </Group>
      </Checkbox.Group>
    </section>
  );
}
