// Made by codegen from schemas/district.yaml. Do not edit: change the schema, or lay a view over it in resources/districts/.

export interface DistrictListInput {
  /**
   * Those right below; absent for the provinces
   */
  parent?: string;
  /**
   * These instead; one that does not exist is left out
   */
  codes?: string[];
}

export interface DistrictListOutput {
  list: {
    code: string;
    name: string;
    /**
     * From the province down
     */
    names: string[];
    /**
     * Something lies below
     */
    hasMore: boolean;
  }[];
}

export interface DistrictTreeInput {
  /**
   * Its field with format: district is counted
   */
  entity: string;
}

export interface DistrictTreeOutput {
  /**
   * In the order of the codes, what lies below right behind
   */
  list: {
    code: string;
    name: string;
    depth: number;
    /**
     * In it and below it
     */
    count: number;
  }[];
}
