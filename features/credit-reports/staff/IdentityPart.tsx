import { Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { BUREAUS } from '../../report-files/rules/bureaus.ts';
import type { BureauFile, CreditReport, ReportAddress } from '../../report-files/rules/model.ts';
import { formatPartialDate } from '../../report-files/rules/report-view.ts';
import { BureauColumns } from './BureauColumns.tsx';

const NAME_KINDS = { primary: undefined, aka: 'also known as', former: 'former name', spouse: 'spouse' } as const;

/** Who the bureaus think the client is: a wrong address or name here is a dispute of its own. */
export function IdentityPart({ report }: { readonly report: CreditReport }): ReactElement {
  return (
    <BureauColumns
      bureaus={BUREAUS}
      absent="No file in this report."
      renderBureau={(bureau) => {
        const file = report.bureaus.find((f) => f.bureau === bureau);
        return file?.present === 'yes' ? <Identity identity={file.identity} /> : null;
      }}
    />
  );
}

function Identity({ identity }: { readonly identity: BureauFile['identity'] }): ReactElement {
  const groups: readonly (readonly [string, readonly (readonly [string, string | undefined])[]])[] = [
    ['Names', identity.names.map((name) => [name.full, NAME_KINDS[name.kind]])],
    ['Social Security number', identity.ssnLast4 === undefined ? [] : [[`ends in ${identity.ssnLast4}`, undefined]]],
    ['Date of birth', identity.dobs.map((dob) => [formatPartialDate(dob), undefined])],
    [
      'Addresses',
      identity.addresses.map((address) => [
        addressText(address),
        [address.kind === 'current' ? 'current' : 'previous', address.lastReported && `reported ${formatPartialDate(address.lastReported)}`]
          .filter(Boolean)
          .join(', '),
      ]),
    ],
    [
      'Employers',
      identity.employers.map((employer) => [employer.name, employer.reported && `reported ${formatPartialDate(employer.reported)}`]),
    ],
    ['Phones', identity.phones.map((phone) => [phone, undefined])],
  ];
  return (
    <>
      {groups.map(
        ([label, values]) =>
          values.length > 0 && (
            <div key={label}>
              <Text size="xs" c="dimmed" mt="xs">
                {label}
              </Text>
              <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
                {values.map(([value, detail]) => (
                  <li key={value + (detail ?? '')} style={{ overflowWrap: 'anywhere' }}>
                    {value}
                    {detail && (
                      <Text span c="dimmed">
                        , {detail}
                      </Text>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </>
  );
}

function addressText(address: ReportAddress): string {
  return [...address.lines, [address.city, address.state].filter(Boolean).join(', '), address.zip]
    .filter((part) => part !== undefined && part !== '')
    .join(', ');
}
