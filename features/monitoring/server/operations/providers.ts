import type { Operation } from '../../../../platform/server/feature.ts';
import { PROVIDER_KEYS, type monitoringContract } from '../../contract.ts';
import { PROVIDERS } from '../../rules/providers.ts';
import { findProvider } from '../find-provider.ts';
import { monitoringSettings } from '../settings.ts';

export const providers: Operation<typeof monitoringContract.providers> = async ({ services }) => {
  const settings = monitoringSettings(services.env);
  return {
    rows: PROVIDER_KEYS.map((key) => ({
      key,
      ...PROVIDERS[key],
      canPull: findProvider(settings, key) !== undefined,
      enrolmentUrl: settings.enrolmentUrls[key] ?? null,
    })),
  };
};
