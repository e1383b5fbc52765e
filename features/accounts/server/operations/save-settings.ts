import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { AccessSettings } from '../../../identity/rules/sign-in-settings.ts';
import { readSettings, saveSettings as save } from '../../../identity/server/public.ts';
import type { accountsContract } from '../../contract.ts';
import { viewSettings } from '../settings-view.ts';

export const saveSettings: Operation<typeof accountsContract.saveSettings> = async ({ db, scope, input, now, record }) => {
  const { waiverReason = '', ...asked } = input;
  const before = await readSettings(db);
  const kept = waiverReason === '' ? before.waiver : { reason: waiverReason, byName: scope.name, at: now };
  const saved: AccessSettings = { ...asked, waiver: asked.staffSecondFactor === 'offered' ? kept : null };
  if (saved.staffSecondFactor === 'offered' && saved.waiver === null)
    return refuse(
      'access.waiverNeeded',
      'The law asks for a second step of everyone who can reach client data. Please say why it is optional here.',
      {
        citation: '16 CFR 314.4(c)(5)',
        fields: { waiverReason: 'Please say why staff may work without a second step.' },
      },
    );
  await save(db, saved);
  record({
    contactId: null,
    subject: { type: 'access-settings', id: 'office' },
    summary: 'Sign-in settings saved',
    before: recorded(before),
    after: recorded(saved),
  });
  return viewSettings(saved);
};

const recorded = ({ waiver, ...rest }: AccessSettings) => ({ ...rest, waiverReason: waiver?.reason ?? null });
