// Made by codegen from schemas/wallet.yaml. Do not edit: change the schema, or lay a view over it in resources/wallets/.

export interface WalletInfoOutput {
  /**
   * Fen, as all amounts
   */
  balance: number;
  /**
   * Put aside for orders
   */
  budget: number;
  /**
   * Earned by sales
   */
  income: number;
  /**
   * Paid for orders, less what came back
   */
  expenses: number;
  /**
   * All that came into the wallet from outside
   */
  recharged: number;
  /**
   * False where this installation takes no payment online
   */
  canRecharge: boolean;
}

export interface WalletRechargeInput {
  /**
   * Fen: from 1 to 50,000 yuan
   */
  amount: number;
  /**
   * Made by the caller, anew for each intention: the same again answers the same, and moves nothing twice
   */
  key: string;
}

export interface WalletRechargeOutput {
  /**
   * Number of the payment, for /pay/status/query
   */
  payment: string;
}

export interface WalletStatusInput {
  payment: string;
}

export interface WalletStatusOutput {
  status: 'pending' | 'paid' | 'closed';
  /**
   * credit: what it was for could not be bought any more, the money is in the wallet; part: so it is with some of the orders that it was for
   */
  outcome: 'done' | 'part' | 'credit' | null;
  amount: number;
  /**
   * Number of the order or recharge
   */
  ref: string;
  /**
   * Of the page that pays it, on this server: what the QR code says
   */
  url: string;
  expiresAt: string;
  paidAt: string | null;
}
