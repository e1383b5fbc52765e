import type { ReactElement } from 'react';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { BUREAUS } from '../../report-files/rules/bureaus.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';
import { BureauColumns } from './BureauColumns.tsx';

/** What the client had the bureaus note, and warnings the bureaus put on the file. */
export function StatementsPart({ report }: { readonly report: CreditReport }): ReactElement {
  const texts = (bureau: (typeof BUREAUS)[number]): readonly string[] => {
    const file = report.bureaus.find((f) => f.bureau === bureau);
    return [...(file?.alerts ?? []), ...(file?.statements ?? [])].map((entry) => entry.text);
  };
  if (BUREAUS.every((bureau) => texts(bureau).length === 0)) return <EmptyState sentence="This report has no statements and no alerts." />;
  return (
    <BureauColumns
      bureaus={BUREAUS}
      absent="None"
      renderBureau={(bureau) => {
        const all = texts(bureau);
        return all.length === 0
          ? null
          : all.map((text) => (
              <p key={text} style={{ margin: '0 0 8px', overflowWrap: 'anywhere' }}>
                {text}
              </p>
            ));
      }}
    />
  );
}
