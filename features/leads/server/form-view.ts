import type { Db } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import type { WebForm } from '../contract.ts';
import { listForms } from './store/forms.ts';

/** A form that was just written, as the API shows it. */
export async function formView(db: Db, scope: StaffScope, id: string): Promise<WebForm> {
  const [form] = await listForms(db, scope, id);
  if (!form) throw new Error('The form just written is not there.');
  return form;
}
