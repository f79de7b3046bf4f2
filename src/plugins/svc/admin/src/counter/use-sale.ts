import { useNotification } from '@strapi/strapi/admin';
import { useRef, useState } from 'react';
import type { CounterEvent, CounterMeans, CounterSale } from '../../../server/src/contract/counter';
import { isMore, minor, noMoney, sumOf, times } from '../../../server/src/domain/money';
import { useTicketsFile } from '../box-office/use-tickets-file';
import { useCan } from '../shared/use-box-office';
import { changeOf, isEnough } from './change';
import { useSellMutation } from './counter-api';
import { refusalOf, type WrongPart } from './refusal';
import { useText } from './texts';
import { moneyText } from '../shared/money';

/** Also on pages without https, where browsers make no UUIDs. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), String).join('-');

const nothingTyped = { name: '', email: '' };

/** What is typed of a sale. Its key stays until something else is typed, but for what is given: what is sent twice is sold once. */
function useTypedSale(event: CounterEvent, onChange: () => void) {
  const [quantities, setQuantities] = useState<Record<number, number>>({});
  const [buyer, setBuyer] = useState(nothingTyped);
  const [means, setMeans] = useState<CounterMeans>('cash');
  const [given, setGiven] = useState('');
  const key = useRef(newKey());

  const chosen = event.tickets.filter(({ id }) => (quantities[id] ?? 0) > 0);
  const total =
    means === 'free'
      ? noMoney
      : sumOf(chosen.map(({ id, price }) => times(minor(price), quantities[id]!)));

  const begin = () => {
    key.current = newKey();
    setQuantities({});
    setBuyer(nothingTyped);
    setMeans('cash');
    setGiven('');
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
    setBuyer: change(setBuyer),
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

/** A sale that is being typed, and the one before. */
export function useSale(event: CounterEvent) {
  const [problem, setProblem] = useState<WrongPart | null>(null);
  const [refusal, setRefusal] = useState('');
  const [sold, setSold] = useState<SoldSale | null>(null);
  const [sell, { isLoading: isBusy }] = useSellMutation();
  const text = useText();
  const showTickets = useTicketsInTab();
  const clear = () => {
    setRefusal('');
    setProblem(null);
  };
  const typed = useTypedSale(event, clear);
  const { chosen, buyer, quantities, means, change } = typed;

  const finish = async (isPrinted: boolean) => {
    const name = buyer.name.trim();
    const wrong = wrongOf(typed);
    setProblem(wrong);
    setRefusal('');
    if (wrong) return;
    // Now, while the browser knows that somebody pressed a button.
    const tab = isPrinted ? window.open('', '_blank') : null;
    const tickets = chosen.map(({ id }) => ({ ticketId: id, quantity: quantities[id]! }));
    const email = buyer.email.trim();
    const result = await sell({ key: typed.key(), tickets, name, email, means });
    if ('error' in result) {
      tab?.close();
      const refused = refusalOf(result.error, event, text);
      setProblem(refused.problem);
      setRefusal(refused.refusal);
      return;
    }
    const { data } = result;
    const goesBack = change !== null && isMore(change, noMoney);
    if (isPrinted) showTickets(tab, data);
    setSold({ ...data, email, change: goesBack ? moneyText(change, event.currency) : '' });
    typed.begin();
  };

  return {
    ...typed,
    problem,
    refusal,
    sold,
    isBusy,
    total: moneyText(typed.total, event.currency),
    finish,
    dismiss: () => setSold(null),
  };
}

export type Sale = ReturnType<typeof useSale>;
