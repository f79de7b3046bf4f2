/* The service's REST API, as far as buying needs it. No cookie goes along, here or there. */

export interface EventData {
  id: number;
  title: string;
  start_date: string;
  end_date: string;
  all_day: boolean;
  timezone: string;
  url: string;
}

export interface Ticket {
  id: number;
  title: string;
  description: string;
  price: string;
  remaining: number;
  max_per_order: number;
  availability: 'on_sale' | 'not_yet' | 'sold_out' | 'ended' | 'none';
  start_sale_utc: string;
}

export interface CartItem {
  ticket_id: number;
  ticket_title: string;
  event_id: number;
  event_title: string;
  quantity: number;
  price: string;
  subtotal: string;
}

export interface Cart {
  items: CartItem[];
  total: string;
  expires_at: string | null;
  /** What it takes off each place that it is for: one of the two. */
  voucher: { code: string; percent: number | null; amount: string | null } | null;
  discount: string;
  /** What it would cost without the voucher. */
  full_total: string;
}

export interface Settings {
  currency: string;
  currency_decimals: number;
  locale: string;
  payment_methods: { id: string; publishable_key?: string }[];
}

export interface CheckoutBody {
  buyer_name: string;
  buyer_email: string;
  payment_method?: string;
  payment_token?: string;
  attendees?: { ticket_id: number; full_name?: string; email?: string }[];
}

export interface Purchase {
  order_id: number;
  status: string;
  total: string;
  confirmation_url: string;
  payment?: { provider: string; status: string; client_secret?: string };
}

interface ErrorData {
  params?: Record<string, string> | string[];
  reason?: string;
  remaining?: number;
  opens_utc?: string;
}

/** The service says no, or cannot be reached: then its code is `unreachable`. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly data: ErrorData = {},
  ) {
    super(message);
  }

  get reason(): string {
    return this.data.reason ?? '';
  }

  /** Parameter to what is wrong with it. */
  get params(): Record<string, string> {
    const { params = {} } = this.data;
    return Array.isArray(params) ? Object.fromEntries(params.map((name) => [name, ''])) : params;
  }
}

const secondsToWait = 60;

export interface Sent {
  body?: object;
  headers?: Record<string, string>;
}

export interface Answer<Body> {
  body: Body;
  headers: Headers;
}

/** @throws Refusal */
export async function ask<Body>(
  service: string,
  [method, path]: [method: string, path: string],
  { body, headers = {} }: Sent = {},
): Promise<Answer<Body>> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  try {
    const answer = await fetch(`${service}/api/svc/${path}`, {
      method,
      body: text,
      headers: { ...(text !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      credentials: 'omit',
      signal: AbortSignal.timeout(secondsToWait * 1000),
    });
    const said = (await answer.json()) as Body & { code: string; message: string; data: ErrorData };
    if (!answer.ok) throw new Refusal(said.code, said.message, said.data);
    return { body: said, headers: answer.headers };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('unreachable', String(error));
  }
}

/** @throws Refusal */
export async function read<Body>(service: string, path: string): Promise<Body> {
  return (await ask<Body>(service, ['GET', path])).body;
}
