import type { ProviderKey } from '../rules/providers.ts';
import { openPartner } from './partner-client.ts';
import type { MonitoringProvider } from './provider.ts';
import type { MonitoringSettings } from './settings.ts';

/** Who answers for clients of `provider` at this office; undefined where reports come by upload only. */
export function findProvider(settings: MonitoringSettings, provider: ProviderKey): MonitoringProvider | undefined {
  const all = settings.partner ? [openPartner(settings.partner)] : [];
  return all.find((one) => one.serves(provider));
}
