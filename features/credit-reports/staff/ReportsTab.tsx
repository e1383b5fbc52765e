import type { ReactElement } from 'react';
export function ReportsTab(_props: { readonly contactId: string; readonly reportId?: string }): ReactElement {
  return <p>Reports</p>;
}
