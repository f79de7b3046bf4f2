import { useNotification } from '@strapi/strapi/admin';
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import type { CounterEvent, CounterMeans, CounterSale } from '../../../server/src/contract/counter';
import type { DoorEvent } from '../../../server/src/contract/door';
import { isMore, minor, noMoney, sumOf, times } from '../../../server/src/domain/money';
import { useTicketsFile } from '../box-office/use-tickets-file';
import { useCan } from '../shared/use-box-office';
import { changeOf, isEnough } from './change';
import { type SaleInput, useSellMutation } from './counter-api';
import type { Lost, LostSale } from './lost-sale';
import { isUnknown, refusalOf, type WrongPart } from './refusal';
import { useText } from './texts';
import { moneyText } from '../shared/money';

/** Also on pages without https, where browsers make no UUIDs. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), String).join('-');

/** Who stands there, whatever event is sold to them. */
export interface Buyer {
  name: string;
  email: string;
}

const nobody: Buyer = { name: '', email: '' };

/** That of a sale that nobody knows of; nobody of a new one. */
export const buyerOf = (lost: LostSale | null): Buyer =>
  lost ? { name: lost.input.name, email: lost.input.email } : nobody;

const nothingTyped = {
  quantities: {} as Record<number, number>,
  means: 'cash' as CounterMeans,
  given: '',
};

/** What was typed of the tickets of a sale that nobody knows of; nothing of a new one. */
function typedOf(lost: LostSale | null): typeof nothingTyped {
  if (!lost) return nothingTyped;
  const { tickets, means } = lost.input;
  const quantities = Object.fromEntries(tickets.map((one) => [one.ticketId, one.quantity]));
  return { quantities, means: means ?? nothingTyped.means, given: lost.given };
}

export interface SaleProps {
  event: CounterEvent;
  /** The same, as it is chosen from among others. */
  chosen: DoorEvent;
  lost: Lost;
  buyerState: readonly [Buyer, Dispatch<SetStateAction<Buyer>>];
  /** The one that is open; null for none. */
  till: number | null;
}

/** What is to be paid for what was chosen, and with what; with nothing where it costs nothing. */
function dueOf(event: CounterEvent, quantities: Record<number, number>, picked: CounterMeans) {
  const chosen = event.tickets.filter(({ id }) => (quantities[id] ?? 0) > 0);
  const prices = chosen.map(({ id, price }) => times(minor(price), quantities[id]!));
  const price = sumOf(prices);
  const isForNothing = chosen.length > 0 && price === noMoney;
  const means = isForNothing ? null : picked;
  return { chosen, means, total: means === 'free' ? noMoney : price };
}

/** What is typed of a sale. Its key stays until something else is typed, but for what is given: what is sent twice is sold once. */
function useTypedSale(props: SaleProps, onChange: () => void) {
  const { event, buyerState, lost } = props;
  const [first] = useState(() => typedOf(lost.sale));
  const [quantities, setQuantities] = useState(first.quantities);
  const [buyer, setBuyer] = buyerState;
  const [picked, setMeans] = useState(first.means);
  const [given, setGiven] = useState(first.given);
  const key = useRef(lost.sale?.input.key ?? newKey());

  const { chosen, means, total } = dueOf(event, quantities, picked);

  const begin = () => {
    key.current = newKey();
    setQuantities(nothingTyped.quantities);
    // Another may stand there by then, before another event.
    setBuyer((now) => (now === buyer ? nobody : now));
    setMeans(nothingTyped.means);
    setGiven(nothingTyped.given);
  };

  const change = <T>(set: (value: T) => void) => {
    return (value: T) => {
      key.current = newKey();
      onChange();
      set(value);
    };
  };

  return {
    quantities,
    buyer,
    /** Null where there is nothing to pay. */
    means,
    given,
    setGiven: (value: string) => {
      onChange();
      setGiven(value);
    },
    change: means === 'cash' ? changeOf(given, total) : null,
    isGivenWrong: means === 'cash' && !isEnough(given, total),
    chosen,
    total,
    key: () => key.current,
    begin,
    setQuantity: (id: number, quantity: number) =>
      change(setQuantities)({ ...quantities, [id]: quantity }),
    setBuyer: change<Buyer>(setBuyer),
    setMeans: change(setMeans),
  };
}

/** Shows the tickets of a sale in the tab that was opened for them; says so where the browser opened none. */
function useTicketsInTab() {
  const { toggleNotification } = useNotification();
  const text = useText();
  const canPrint = useCan('printTickets');
  const { showIn } = useTicketsFile();
  return (tab: Window | null, { documentId, url }: CounterSale) => {
    if (!tab) toggleNotification({ type: 'warning', message: text('counter.blocked') });
    else if (canPrint) void showIn(tab, documentId);
    else tab.location.href = url;
  };
}

function wrongOf({ chosen, buyer, isGivenWrong }: ReturnType<typeof useTypedSale>) {
  if (chosen.length === 0) return 'tickets';
  if (buyer.name.trim() === '') return 'name';
  return isGivenWrong ? 'given' : null;
}

interface SoldSale extends CounterSale {
  email: string;
  /** What goes back to the buyer; empty where nothing does. */
  change: string;
}

/** What became of a sale that was not sold. */
function useRefusals({ event, lost, till }: SaleProps) {
  const [problem, setProblem] = useState<WrongPart | null>(null);
  const [refusal, setRefusal] = useState('');
  const text = useText();
  const clear = (wrong: WrongPart | null = null) => {
    setProblem(wrong);
    setRefusal('');
  };
  // What was refused for want of a till no longer holds when there is one.
  const before = useRef(till);
  useEffect(() => {
    if (before.current === null && till !== null) clear();
    before.current = till;
  }, [till]);
  const refuse = (error: object, sent: LostSale) => {
    if (isUnknown(error, lost.sale !== null)) return lost.lose(sent);
    lost.forget();
    const refused = refusalOf(error, event, text);
    setProblem(refused.problem);
    setRefusal(refused.refusal);
  };
  const forget = () => {
    lost.forget();
    clear();
  };
  return { problem, refusal, clear, refuse, forget };
}

const inputOf = (typed: ReturnType<typeof useTypedSale>): SaleInput => ({
  key: typed.key(),
  tickets: typed.chosen.map(({ id }) => ({ ticketId: id, quantity: typed.quantities[id]! })),
  name: typed.buyer.name.trim(),
  email: typed.buyer.email.trim(),
  means: typed.means,
});

/** A sale that is being typed, and the one before. */
export function useSale(props: SaleProps) {
  const { event, chosen, lost } = props;
  const [sold, setSold] = useState<SoldSale | null>(null);
  const [sell, { isLoading: isBusy }] = useSellMutation();
  const showTickets = useTicketsInTab();
  const { clear, refuse, forget, ...refusals } = useRefusals(props);
  const typed = useTypedSale(props, () => clear());
  const begin = () => {
    forget();
    typed.begin();
  };

  const finish = async (isPrinted: boolean) => {
    const wrong = lost.sale ? null : wrongOf(typed);
    clear(wrong);
    // It is told of the sale before.
    setSold(null);
    if (wrong) return;
    // Now, while the browser knows that somebody pressed a button.
    const tab = isPrinted ? window.open('', '_blank') : null;
    const sent = lost.sale ?? { event: chosen, input: inputOf(typed), given: typed.given };
    lost.keep(sent);
    const result = await sell(sent.input);
    if ('error' in result) {
      tab?.close();
      return refuse(result.error, sent);
    }
    const { data } = result;
    if (isPrinted) showTickets(tab, data);
    const goesBack = typed.change !== null && isMore(typed.change, noMoney);
    const change = goesBack ? moneyText(typed.change!, event.currency) : '';
    setSold({ ...data, email: sent.input.email, change });
    begin();
  };

  return {
    ...typed,
    ...refusals,
    begin,
    /** No answer came to it: it can be asked for again, and nothing else can be typed meanwhile. */
    isUnanswered: lost.sale !== null,
    sold,
    isBusy,
    total: moneyText(typed.total, event.currency),
    finish,
    dismiss: () => setSold(null),
  };
}

export type Sale = ReturnType<typeof useSale>;
