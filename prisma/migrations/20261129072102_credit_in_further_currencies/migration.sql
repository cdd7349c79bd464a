-- How far a deposit in a further currency may go below zero is proposed as well. No limit of the house is set for it: a second person approves every raise until one is.
ALTER TYPE "proposal_kind" ADD VALUE 'credit';
