import { handler } from '../../call/handler.ts';

/** Answers the weather of a place as screens are told it, for who looks at a layout in the console (LAY-09). */
export const forecast = handler('layout.forecast', async ({ input, services }) => ({
  report: (await services.weather?.of(input.place)) ?? null,
}));
