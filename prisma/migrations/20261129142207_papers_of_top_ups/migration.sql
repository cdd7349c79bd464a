-- Lines of a bank's file find the top-ups that were proposed by their documents.
CREATE INDEX "proposal_deposit_document_idx" ON "proposal"("document_number") WHERE "kind" = 'deposit';
