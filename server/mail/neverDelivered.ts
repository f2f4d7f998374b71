/** Error: the mail server refuses this mail for good, such as to an address that does not exist. Trying again is of no use. */
export class NeverDelivered extends Error {
  override readonly name = 'NeverDelivered';
}
