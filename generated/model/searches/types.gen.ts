// Made by codegen from schemas/search.yaml. Do not edit: change the schema, or lay a view over it in resources/searches/.

export interface SearchFindInput {
  /**
   * Part of a name or number
   */
  q: string;
}

export interface SearchFindOutput {
  /**
   * A few of each kind: those of the own enterprise first, then the newest
   */
  found: {
    /**
     * Its kind, as in "adSlot"
     */
    entity: string;
    id: string;
    name: string;
    /**
     * The field of its state; null where the kind has none, or the caller may not read it
     */
    stateField?: string | null;
    state?: string | null;
    /**
     * Name of its enterprise where that is another than the caller's, and the caller may see enterprises
     */
    owner?: string | null;
  }[];
}

export interface SearchTouchedInput {
  /**
   * The kind of the records: "adSlot", "device", "deviceGroup", "deviceSet", "tag", "ad", "campaign", "promotionGroup" or "material"
   */
  entity: string;
  ids: string[];
  /**
   * Screens that are to be put into a group, or taken out of it
   */
  members?: string[];
}

export interface SearchTouchedOutput {
  /**
   * Ads that play there now, whether or not the caller may see them
   */
  ads: number;
  /**
   * Orders of advertisers that hold places there today or later
   */
  orders: number;
}

export interface SearchUsedByInput {
  /**
   * The kind of the records, as in "adSlot"
   */
  entity: string;
  ids: string[];
}

export interface SearchUsedByOutput {
  /**
   * Kinds of records that name any of those that can be deleted, and lose it; whether or not the caller may see them; the most first
   */
  uses: { entity: string; count: number }[];
  /**
   * Of these records those that cannot be deleted now, each as its deletion would answer
   */
  refused: {
    id: string;
    code: number;
    message: string;
    /**
     * Records that keep it (x-keeps)
     */
    uses: {
      entity: string;
      /**
       * As in "ad-slots": where the console has its pages
       */
      resource: string;
      /**
       * All of them, whether or not the caller may see them
       */
      count: number;
      /**
       * A few of those that the caller may see
       */
      named: { id: string; name: string }[];
    }[];
  }[];
}
