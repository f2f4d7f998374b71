/** Where the times of a sheet are, unless the call says it (architecture 5). */
export const DEFAULT_ZONE = 'Asia/Shanghai';
