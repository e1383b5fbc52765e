// MISMO 2.3.1 and 2.4 XML of mortgage resellers (field reference 2.5).
import type { Refusal } from '../../../../platform/base/refusal.ts';
import type { CreditReport } from '../model.ts';
import { refusals } from '../refusals.ts';
import { childOf, childrenOf, textOf, type JsonNode } from '../source-node.ts';
import { mismo2View, type Flavour } from './mismo2-view.ts';
import { mismoRefusals, orderState } from './mismo-refusals.ts';
import { readMismo, type Order } from './mismo-report.ts';

const RESELLER: Flavour = {
  format: 'mismo2',
  infileIsPull: false,
  provider: (response) => textOf(childOf(response, 'CREDIT_BUREAU'), '_Name'),
};

/** Reads the first response of a RESPONSE_GROUP that holds a report; refuses orders that are under way, failed or without data. */
export function readMismo2(group: JsonNode, client?: number): CreditReport | Refusal {
  const answers = childrenOf(group, 'RESPONSE');
  const responses = answers.flatMap((answer) => childrenOf(answer, 'RESPONSE_DATA')).flatMap((data) => childrenOf(data, 'CREDIT_RESPONSE'));
  const response =
    responses.find((one) => childrenOf(one, 'CREDIT_LIABILITY').length > 0) ??
    responses.find((one) => childrenOf(one, 'CREDIT_FILE').length > 0) ??
    responses[0];
  const order = orderOf([group, ...answers], response);
  if (response) return readMismo(mismo2View(response, RESELLER), order, client);
  if (order.state === 'failed') return mismoRefusals.failed();
  return order.state === 'waiting' ? mismoRefusals.notFinished() : refusals.noAccountData();
}

function orderOf(holders: readonly JsonNode[], response: JsonNode | undefined): Order {
  const statuses = holders.flatMap((holder) => childrenOf(holder, 'STATUS'));
  const said = (key: string): string[] => statuses.map((status) => textOf(status, key));
  const state = orderState(said('_Condition'), [...said('_Description'), ...said('_Name')]);
  // An error message alone fails an order only when there is no file beside it: one bureau may fail and the others answer.
  const failed =
    state === 'done' &&
    childrenOf(response, 'CREDIT_ERROR_MESSAGE').length > 0 &&
    childrenOf(response, 'CREDIT_FILE').length === 0 &&
    childrenOf(response, 'CREDIT_LIABILITY').length === 0;
  return { state: failed ? 'failed' : state, hasDocuments: childrenOf(response, 'EMBEDDED_FILE').length > 0 };
}
