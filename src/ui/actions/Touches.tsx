import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTouched, type Touching } from '../useTouched.ts';

interface TouchesProps extends Touching {
  /** The question is answered. */
  isOver: boolean;
}

/** Says in a question how many running ads and sold orders the change touches (UI-09). Renders nothing for none. */
export function Touches({ isOver, ...touching }: TouchesProps) {
  const say = useTouched();
  const { data } = useQuery({
    queryKey: ['touched', touching],
    queryFn: () => say(touching),
    // Not again while it happens: what is counted changes then.
    enabled: !isOver && touching.ids.length > 0,
    gcTime: 0,
    retry: false,
  });
  if (!data) return null;
  return (
    <Typography color="warning.main" role="status" sx={{ mb: 1 }}>
      {data}
    </Typography>
  );
}
