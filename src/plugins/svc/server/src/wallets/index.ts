/* Passes for the wallets of telephones: `strapi-plugin-svc/wallets`. */
export {
  walletPass,
  type WalletPass,
  type WalletPassOptions,
} from '../resources/order/wallet/declare';
export type { WalletTicket } from '../resources/order/wallet/wallet-ticket';
