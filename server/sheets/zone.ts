/** Time zone of the times in a sheet, unless the call gives one (architecture 5). */
export const DEFAULT_ZONE = 'Asia/Shanghai';
