-- Markups of the house are proposed, and above its limit approved by a second person.
ALTER TYPE "proposal_kind" ADD VALUE 'markup';
